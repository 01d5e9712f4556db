import { z } from 'zod';
import { mature } from '../../entities/member.ts';
import { yesNo } from '../inputs.ts';

export const matureSchemas = {
  getMature: { response: mature },
  putAcceptMature: { params: z.object({ value: yesNo }), response: z.null() },
};
