import { z } from 'zod';
import { guide } from '../entities/guide.ts';
import { code } from './inputs.ts';

export const guideSchemas = {
  getGuide: { params: z.object({ name: code }), response: guide },
};
