import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import {
  createServiceRole,
  createTemplate,
  dropDatabase,
  dropRole,
  startTestServer,
} from './database-server.ts';
import { openFolder } from './served-process.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface ProvidedContext {
    adminUrl: string;
    templateDatabase: string;
    /** As whom the service connects to copies of it. */
    serviceRole: string;
    /** Where test processes share the data folder that they copy, made when one first needs it. */
    templatesFolder: string;
  }
}

/** For Vitest's `globalSetup`: one PostgreSQL for the whole run, with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeFolder = await openTemporaryFolder();
  try {
    const close = await openDatabases(project);
    return async () => {
      await close();
      await removeFolder();
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function openDatabases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  try {
    const serviceRole = await createServiceRole(server.adminUrl);
    const template = await createTemplate(server.adminUrl, serviceRole);
    project.provide('serviceRole', serviceRole);
    project.provide('adminUrl', server.adminUrl);
    project.provide('templateDatabase', template);
    const templatesFolder = await openFolder();
    project.provide('templatesFolder', templatesFolder);
    return async () => {
      await rm(templatesFolder, { recursive: true, force: true });
      await dropDatabase(server.adminUrl, template);
      // A database that a broken-off file left keeps its role.
      await dropRole(server.adminUrl, serviceRole).catch(() => {});
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
