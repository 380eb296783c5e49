import type { Project } from '@waybill/api-contract';
import { expect } from 'vitest';
import { type KeyClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { newUuid } from '../../db/uuid.ts';

/** A server with somebody who manages the portfolio. */
export interface ProjectWorld {
  readonly server: TestServer;
  readonly manager: KeyClient;
  create(body: object): Promise<Project>;
  read(uuid: string): Promise<Project>;
  close(): Promise<void>;
}

export async function startProjectWorld(): Promise<ProjectWorld> {
  const server = await startTestServer();
  const manager = await server.asKey('VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT');
  return {
    server,
    manager,
    async create(body) {
      const answer = await manager.put<Project>('/api/v1/project', body);
      expect(answer.status, answer.text).toBe(201);
      return answer.body;
    },
    read: async (uuid) => (await manager.get<Project>(`/api/v1/project/${uuid}`)).body,
    close: () => server.close(),
  };
}

export const uniqueName = (): string => `p-${newUuid().slice(0, 8)}`;
