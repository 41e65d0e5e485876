import type { PaymentProvider } from './provider.ts'

/** Where the pages are on which a demo's guests pay. */
export const demoPagePath = '/pay/demo/'

/** Pages of our own, where nothing is really paid. */
export const demoProvider: PaymentProvider = {
  name: 'demo',
  takes: () => true,
  begin: async ({ token, origin }) => `${origin}${demoPagePath}${token}`,
}
