import { z } from 'zod';
import { eventPage } from '../entities/event.ts';
import { id } from './inputs.ts';

export const eventSchemas = {
  getEvent: { params: z.object({ eventId: id }), response: eventPage },
};
