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
      summary: "Lists payments of the caller's venues, newest first; guests see those of their sitting.",
    },
  },
  [paymentEventsPath]: {
    find: {
      permission: 'paymentEvents:read',
      query: paymentEventListQuerySchema,
      answer: pageOf(paymentEventSchema),
      summary: "Lists what payment providers told of the caller's venues, and refunds that are due, newest first.",
    },
    get: { permission: 'paymentEvents:read', answer: paymentEventSchema, summary: 'Reads one.' },
    patch: {
      permission: 'paymentEvents:settle',
      data: settlePaymentEventSchema,
      answer: paymentEventSchema,
      summary: 'Says that a person has seen to it, once: the second who tries gets a 409 that names the first.',
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
      summary: 'Takes what a payment system tells of a payment, signed with the secret that both know.',
    },
  },
  [stripeWebhookPath]: {
    create: {
      permission: 'public',
      takesSigned: { header: 'Stripe-Signature', body: stripeEventSchema },
      bodyBytesAtMost: 64_000,
      answer: webhookAnswerSchema,
      status: 200,
      summary: 'Takes what Stripe tells of payments that were begun here, signed by Stripe.',
    },
  },
  [checkoutsPath]: {
    create: {
      permission: 'payments:begin',
      data: beginCheckoutSchema,
      answer: checkoutSchema,
      summary:
        'Begins a payment with the payment provider, of all that is due or of a part, and says where it is made.',
    },
    get: { permission: 'payments:begin', answer: checkoutSchema, summary: 'Reads one; guests those of their sitting.' },
  },
} as const satisfies Record<string, ServiceContract>
