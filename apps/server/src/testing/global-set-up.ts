import type { TestProject } from 'vitest/node';
import { createTemplate, dropDatabase, startTestServer } from './database-server.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    adminUrl: string;
    templateDatabase: string;
  }
}

/** For Vitest's `globalSetup`: one PostgreSQL for the whole run, with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  try {
    const template = await createTemplate(server.adminUrl);
    project.provide('adminUrl', server.adminUrl);
    project.provide('templateDatabase', template);
    return async () => {
      await dropDatabase(server.adminUrl, template);
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
