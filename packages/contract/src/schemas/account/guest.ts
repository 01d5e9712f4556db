import { authenticationResult } from '../../entities/member.ts';

export const guestSchemas = { createGuest: { response: authenticationResult } };
