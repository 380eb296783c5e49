import type { EndpointsData } from '../format.ts';

export const analysisEndpoints = {
  'GET /api/v1/analysis': {
    operation: 'getAnalysis',
    summary: 'Returns the analysis of a finding',
    access: ['VIEW_VULNERABILITY'],
    query: { project: 'string', component: 'string', vulnerability: 'string' },
    answers: { 200: 'Analysis', 400: 'ManualValidationError[]', 404: 'text' },
  },
  'PUT /api/v1/analysis': {
    operation: 'updateAnalysis',
    summary: 'Updates the analysis of a finding',
    access: ['VULNERABILITY_ANALYSIS'],
    body: { type: 'AnalysisRequest', requires: ['component', 'vulnerability'] },
    answers: { 200: 'Analysis', 404: 'text' },
  },
} satisfies EndpointsData;
