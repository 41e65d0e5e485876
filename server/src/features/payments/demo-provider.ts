import type { PaymentProvider } from './provider.ts'

/** Path of the pages on which a demo's guests pay. */
export const demoPagePath = '/pay/demo/'

/** Pages of our own, where nothing is really paid. Closing them needs no call. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  stepOf: () => 1,
  begin: async ({ token, origin }) => ({ url: `${origin}${demoPagePath}${token}`, pageId: token }),
  close: async () => undefined,
}
