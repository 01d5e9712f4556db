import { api, toRequest, type DataOf } from '@hanji/api-client/api.ts';
import { guestCalls } from '@hanji/contract/calls/account/guest.ts';

const guestApi = api.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<DataOf<typeof guestCalls.createGuest>, void>({
      query: toRequest(guestCalls.createGuest),
    }),
  }),
});

/** POST /guest/account. */
export const createGuestEndpoint = guestApi.endpoints.createGuest;
