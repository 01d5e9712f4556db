import type { CertificationStart, Mature } from '../../entities/member.ts';
import { certificationCookie } from '../../headers.ts';
import { call } from '../call.ts';

export const certificationCalls = {
  initCertification: call<{ response: CertificationStart }>({
    method: 'GET',
    path: '/certification/init',
    summary: 'Where the age of the member is verified; its answer comes back to this browser alone',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    cookies: [certificationCookie],
  }),
  completeCertification: call<{ query: { code: string }; response: Mature }>({
    method: 'GET',
    path: '/certification/complete',
    summary: 'Takes the verifier’s answer: for a year the member counts as an adult',
    source: 'reading-service 7, Auth and account',
    offered: 'reading',
    access: 'member',
    success: 'exact200',
    cookies: [certificationCookie],
  }),
} as const;
