import type { AppConfig, AppIp, Beacon } from '../entities/app.ts';
import { call } from './call.ts';

export const appCalls = {
  getAppConfig: call<{ params: { platform: string }; response: AppConfig }>({
    method: 'GET',
    path: '/app/config/{platform}',
    summary: 'Configuration of the edition, with its language list',
    source: 'reading-service 7, Auth and account',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
  }),
  getAppIp: call<{ response: AppIp }>({
    method: 'GET',
    path: '/app/ip',
    summary: 'The address that the caller is seen under',
    source: 'reading-service 7; a decision names this call as the default look-up',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    skipClientHeaders: true,
  }),
  logBeacon: call<{ query: Beacon; response: null }>({
    method: 'GET',
    path: '/log',
    summary: 'Analytics beacon as an image request',
    source: 'reading-service 7, Beacons',
    offered: 'everywhere',
    access: 'visitor',
    success: 'exact200',
    answer: 'pixel',
    skipClientHeaders: true,
  }),
  logBeacons: call<{ body: { beacons: Beacon[] }; response: null }>({
    method: 'POST',
    path: '/log',
    summary: 'Analytics beacons, batched',
    source: 'reading-service 7, Beacons',
    offered: 'everywhere',
    access: 'visitor',
    success: 'under300',
    body: 'json',
    skipClientHeaders: true,
  }),
} as const;
