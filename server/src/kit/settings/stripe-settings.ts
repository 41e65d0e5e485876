import type { Environment } from './setting-names.ts'

/** The access to Stripe, and the secret of its webhook signatures. */
export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** The address of another server in Stripe's place. */
  host?: { host: string; port: number; protocol: 'http' | 'https' }
  /** Maximum time of one call in all, in milliseconds. */
  limitMs?: number
}

/** Reads the keys of Stripe, and adds their problems to `problems`. Without both of them there is no Stripe. */
export function readStripeSettings(env: Environment, problems: string[]): StripeSettings | undefined {
  const isChosen = env.PAYMENTS_PROVIDER?.trim() === 'stripe'
  if (isChosen && !env.PUBLIC_URL?.trim()) problems.push('PUBLIC_URL must be set where Stripe sends guests back')
  const secretKey = env.STRIPE_SECRET_KEY?.trim()
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim()
  if (!secretKey && !webhookSecret) {
    if (isChosen) problems.push('PAYMENTS_PROVIDER needs STRIPE_SECRET_KEY')
    return undefined
  }
  // The problems never include the values of the keys: the log stores them.
  if (!/^(sk|rk)_\S+$/.test(secretKey ?? '')) problems.push('STRIPE_SECRET_KEY must begin with sk_ or rk_')
  if (!/^whsec_\S+$/.test(webhookSecret ?? '')) problems.push('STRIPE_WEBHOOK_SECRET must begin with whsec_')
  return { secretKey: secretKey ?? '', webhookSecret: webhookSecret ?? '' }
}
