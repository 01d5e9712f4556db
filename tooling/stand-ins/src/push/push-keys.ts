/** Known to everybody: only a service that this machine alone reaches signs with them. */
export const pushKeys = {
  publicKey:
    'BBGKKpv_k1j2nkghPuBxi_9SsjpypN6AiOtPboRwd4blIVJQYRPSHuYal0N8XpHZOb8D3KY6pLGskDh-VdRdJ7k',
  privateKey: '_Kn-puR1JEkYpWeSohwALxsptw_CSCmIqQY8V6F7Zzw',
} as const;
