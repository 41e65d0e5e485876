import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import { paymentListQuerySchema, paymentSchema } from '../orders/payments.schema.ts'
import { beginCheckoutSchema, checkoutSchema } from './checkouts.schema.ts'
import {
  paymentEventListQuerySchema,
  paymentEventSchema,
  settlePaymentEventSchema,
  stripeEventSchema,
  webhookAnswerSchema,
  webhookEventSchema,
} from './payments.schema.ts'

export const paymentsPath = 'v1/payment'
export const paymentEventsPath = 'v1/payment-event'
export const paymentWebhookPath = 'v1/payments/webhook'
export const stripeWebhookPath = 'v1/payments/stripe'
export const checkoutsPath = 'v1/checkout'

export const paymentServices = {
  [paymentsPath]: {
    find: {
      permission: 'bills:read',
      query: paymentListQuerySchema,
      answer: pageOf(paymentSchema),
      summary: "Lists payments of the caller's venues, newest first. Guests see the payments of their sitting.",
    },
  },
  [paymentEventsPath]: {
    find: {
      permission: 'paymentEvents:read',
      query: paymentEventListQuerySchema,
      answer: pageOf(paymentEventSchema),
      summary: "Lists events from payment providers and refunds due at the caller's venues, newest first.",
    },
    get: { permission: 'paymentEvents:read', answer: paymentEventSchema, summary: 'Reads one.' },
    patch: {
      permission: 'paymentEvents:settle',
      data: settlePaymentEventSchema,
      answer: paymentEventSchema,
      example: { state: 'settled', settledReason: 'Given back' },
      summary: 'Resolves a payment event. A second attempt gets a 409 that names the first.',
    },
    events: { created: paymentEventSchema, patched: paymentEventSchema },
  },
  [paymentWebhookPath]: {
    create: {
      permission: 'public',
      takesSigned: { header: 'Brigade-Signature', body: webhookEventSchema },
      bodyBytesAtMost: 64_000,
      answer: webhookAnswerSchema,
      status: 200,
      summary: 'Receives a payment event from a payment system, signed with a shared secret.',
    },
  },
  [stripeWebhookPath]: {
    create: {
      permission: 'public',
      takesSigned: { header: 'Stripe-Signature', body: stripeEventSchema },
      bodyBytesAtMost: 64_000,
      answer: webhookAnswerSchema,
      status: 200,
      summary: 'Receives payment events from Stripe, signed by Stripe.',
    },
  },
  [checkoutsPath]: {
    create: {
      permission: 'payments:begin',
      data: beginCheckoutSchema,
      answer: checkoutSchema,
      summary: 'Starts a payment with the payment provider, in full or in part, and returns its page.',
    },
    get: {
      permission: 'payments:begin',
      answer: checkoutSchema,
      summary: 'Reads one. Guests can read those of their sitting.',
    },
  },
} as const satisfies Record<string, ServiceContract>
