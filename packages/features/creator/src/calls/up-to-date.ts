/** Another tab or device may have changed it since it was here last. */
export const upToDate = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
} as const;
