import type { EndpointsData } from '../format.ts';

export const systemEndpoints = {
  'GET /api/openapi.{type}': {
    operation: 'getApiDescription',
    summary: 'Describes this API as an OpenAPI document',
    access: 'none',
    path: { type: 'DescriptionFormat' },
    answers: { 200: { file: ['application/json', 'application/yaml'] }, 404: 'empty' },
  },
  'GET /api/swagger.{type}': {
    operation: 'getSwaggerDescription',
    summary: 'Describes the API as a Swagger 2 document',
    access: 'none',
    deprecated: true,
    path: { type: 'DescriptionFormat' },
    answers: { 200: { file: ['application/json', 'application/yaml'] } },
  },
  'GET /api/version': {
    operation: 'getVersion',
    summary: 'Returns the version of the server',
    access: 'none',
    answers: { 200: 'About' },
  },
  'GET /health': {
    operation: 'getHealth',
    summary: 'Returns the health of the server',
    access: 'none',
    answers: { 200: 'Health', 503: 'Health' },
  },
  'GET /health/live': {
    operation: 'getLiveness',
    summary: 'Returns whether the server is alive',
    access: 'none',
    answers: { 200: 'Health', 503: 'Health' },
  },
  'GET /health/ready': {
    operation: 'getReadiness',
    summary: 'Returns whether the server can serve requests',
    access: 'none',
    answers: { 200: 'Health', 503: 'Health' },
  },
  'GET /health/started': {
    operation: 'getStartup',
    summary: 'Returns whether the server has started',
    access: 'none',
    answers: { 200: 'Health', 503: 'Health' },
  },
  'GET /metrics': {
    operation: 'getServerMetrics',
    summary: 'Returns server metrics for Prometheus',
    access: 'none',
    answers: { 200: 'text', 404: 'empty' },
  },
  'GET /mirror/nvd/{file}': {
    operation: 'getNvdMirrorFile',
    summary: 'Returns a file of the mirrored NVD feed',
    access: 'none',
    path: { file: 'string' },
    answers: { 200: { file: ['application/octet-stream'] }, 404: 'empty' },
  },
} satisfies EndpointsData;
