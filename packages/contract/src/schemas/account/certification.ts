import { z } from 'zod';
import { certificationStart, mature } from '../../entities/member.ts';
import { text } from '../inputs.ts';

export const certificationSchemas = {
  initCertification: { response: certificationStart },
  completeCertification: { query: z.object({ code: text(2048) }), response: mature },
};
