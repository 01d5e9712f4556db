import { isApiError, type ApiError } from '@hanji/api-client/request/api-error.ts';

/** What the maintenance page is told (challenge-and-shutdown, section 2.6 `SystemInspection`). */
export type InspectionParams = {
  readonly errorTitle: string | null;
  readonly errorMessage: string | null;
  /** ISO 8601. */
  readonly errorEndAt: string | null;
};

export function inspectionOf({ title, message, endAt }: ApiError): InspectionParams {
  return { errorTitle: title, errorMessage: message, errorEndAt: endAt };
}

/** Of an entry of the history; null where the address was opened by itself. */
export function readInspection(state: unknown): InspectionParams | null {
  if (typeof state !== 'object' || state === null || !('errorMessage' in state)) return null;
  const text = (name: keyof InspectionParams) => {
    const value: unknown = Reflect.get(state, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    errorTitle: text('errorTitle'),
    errorMessage: text('errorMessage'),
    errorEndAt: text('errorEndAt'),
  };
}

/** What `ServiceError` is told, of an entry of the history; null where nothing led here. */
export function readErrorState(state: unknown): ApiError | null {
  if (typeof state !== 'object' || state === null || !('errorState' in state)) return null;
  return isApiError(state.errorState) ? state.errorState : null;
}
