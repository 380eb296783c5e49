import type { EndpointsData } from '../format.ts';

export const calculatorEndpoints = {
  'GET /api/v1/calculator/cvss': {
    operation: 'getCvssScores',
    summary: 'Calculates the scores of a CVSS vector',
    access: 'authenticated',
    // One that is missing is refused in the same sentence as one that cannot be read.
    query: { vector: 'string' },
    answers: { 200: 'CvssScore', 400: 'text' },
  },
  'GET /api/v1/calculator/owasp': {
    operation: 'getOwaspScores',
    summary: 'Calculates the scores of an OWASP risk rating vector',
    access: 'authenticated',
    query: { vector: 'string' },
    answers: { 200: 'OwaspRiskRatingScore', 400: 'text' },
  },
} satisfies EndpointsData;
