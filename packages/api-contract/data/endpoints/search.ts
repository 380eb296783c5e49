import type { EndpointsData } from '../format.ts';

export const searchEndpoints = {
  'GET /api/v1/search': {
    operation: 'search',
    summary: 'Searches everything',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'GET /api/v1/search/component': {
    operation: 'searchComponents',
    summary: 'Searches components',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'GET /api/v1/search/license': {
    operation: 'searchLicenses',
    summary: 'Searches licenses',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'GET /api/v1/search/project': {
    operation: 'searchProjects',
    summary: 'Searches projects',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'POST /api/v1/search/reindex': {
    operation: 'rebuildSearchIndexes',
    summary: 'Rebuilds the search indexes',
    access: ['SYSTEM_CONFIGURATION'],
    query: { type: 'string[]' },
    answers: { 200: 'TokenResponse', 400: 'text' },
  },
  'GET /api/v1/search/service': {
    operation: 'searchServices',
    summary: 'Searches services',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'GET /api/v1/search/vulnerability': {
    operation: 'searchVulnerabilities',
    summary: 'Searches vulnerabilities',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string' },
    answers: { 200: 'SearchResult' },
  },
  'GET /api/v1/search/vulnerablesoftware': {
    operation: 'searchVulnerableSoftware',
    summary: 'Searches software affected by vulnerabilities',
    access: ['VIEW_PORTFOLIO'],
    query: { query: 'string', cpe: 'string' },
    answers: { 200: 'SearchResult' },
  },
} satisfies EndpointsData;
