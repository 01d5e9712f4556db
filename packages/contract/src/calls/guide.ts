import type { Guide } from '../entities/guide.ts';
import { call } from './call.ts';

export const guideCalls = {
  getGuide: call<{ params: { name: string }; response: Guide }>({
    offered: 'contests',
    access: 'visitor',
    success: 'exact200',
    method: 'GET',
    path: '/guide/{name}',
    summary: 'A guide page of the editors, to which banners lead',
    source: 'challenge-and-shutdown 2.3, pickup; decision "contest pages, external guide pages"',
  }),
} as const;
