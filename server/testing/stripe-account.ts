/** A page of Stripe, with the fields that Brigade uses. */
export type StripeSession = {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  client_reference_id: string | null
  metadata: Record<string, string>
  currency: string
  amount_total: number
  expires_at: number
}

export type StripeRefund = {
  id: string
  object: 'refund'
  status: 'pending' | 'succeeded' | 'failed' | 'canceled'
  amount: number
  currency: string
  payment_intent: string
}

export type StripeDispute = {
  id: string
  object: 'dispute'
  status: 'needs_response' | 'won' | 'lost'
  amount: number
  currency: string
  payment_intent: string
}

export type StripeEvent = { id: string; object: 'event'; type: string; data: { object: object } }

/** An error of Stripe's API. */
export class StripeProblem extends Error {
  readonly status: number
  readonly error: { type: string; message: string; code?: string; param?: string }

  constructor(status: number, error: StripeProblem['error']) {
    super(error.message)
    this.status = status
    this.error = error
  }
}

/**
 * The contents of a Stripe account: pages, payments, refunds and disputes. Each act returns the event that Stripe sends
 * for it.
 */
export type StripeAccount = {
  /** Creates a page from the fields of a call. Throws for fields that Stripe does not accept. */
  create(fields: Record<string, string>): StripeSession
  sessionWith(id: string): StripeSession
  /** Returns the page to which a guest was sent. */
  sessionAt(url: string | null): StripeSession
  /** Pays as a guest. Throws once the page is paid or expired. */
  pay(id: string): StripeEvent
  /** Pays as a guest with a bank that needs days for it. */
  payLater(id: string): StripeEvent
  endPayLater(id: string, end: 'succeeded' | 'failed'): StripeEvent
  /** Expires a page. Throws unless it is open. */
  expire(id: string): StripeEvent
  refund(
    intent: string,
    amount: number,
    status?: StripeRefund['status'],
  ): StripeEvent & { data: { object: StripeRefund } }
  /** Changes the outcome of a refund. */
  changeRefund(id: string, status: StripeRefund['status']): StripeEvent
  dispute(intent: string, amount: number): StripeEvent & { data: { object: StripeDispute } }
  /** Withdraws the money of a dispute from the account, or returns it. */
  withdraw(disputeId: string): StripeEvent
  reinstate(disputeId: string): StripeEvent
  closeDispute(disputeId: string, status: 'won' | 'lost'): StripeEvent
  /** Creates any other event. */
  eventOf(type: string, object: object): StripeEvent
  /** Returns the account's balance of all payments, in minor units by currency. */
  balance(): ReadonlyMap<string, number>
}

/** The currencies of Brigade that Stripe accepts. */
const taken = ['aed', 'usd', 'sar', 'jod', 'qar', 'bhd', 'tzs', 'try', 'egp']
const ofThreeDecimals = ['bhd', 'jod']

export function stripeAccount(): StripeAccount {
  const sessions = new Map<string, StripeSession>()
  const refunds = new Map<string, StripeRefund>()
  const disputes = new Map<string, StripeDispute>()
  const movements: { currency: string; amount: number }[] = []
  let events = 0

  const eventOf = <T extends object>(type: string, object: T) => {
    events += 1
    return { id: `evt_${events}`, object: 'event' as const, type, data: { object: { ...object } } }
  }
  const move = ({ currency }: { currency: string }, amount: number) => void movements.push({ currency, amount })

  function sessionWith(id: string): StripeSession {
    return found(sessions, id, 'checkout.session')
  }

  function openSession(id: string, act: string): StripeSession {
    const session = sessionWith(id)
    if (session.status === 'open') return session
    const message = `Only Checkout Sessions with a status in ["open"] can be ${act}. This one is ${session.status}.`
    throw new StripeProblem(400, { type: 'invalid_request_error', message })
  }

  function complete(session: StripeSession, payment: Pick<StripeSession, 'payment_status'>): StripeEvent {
    const intent = `pi_${session.id.replace('cs_test_', '')}`
    Object.assign(session, { ...payment, status: 'complete', payment_intent: intent, url: null })
    return eventOf('checkout.session.completed', session)
  }

  function paymentBy(intent: string): StripeSession {
    const session = [...sessions.values()].find(({ payment_intent: id }) => id === intent)
    if (!session) throw missing('payment_intent', intent)
    return session
  }

  function ofPayment(intent: string, amount: number) {
    return { amount, currency: paymentBy(intent).currency, payment_intent: intent }
  }

  return {
    create(fields) {
      const currency = fields['line_items[0][price_data][currency]'] ?? ''
      const amount = Number(fields['line_items[0][price_data][unit_amount]'])
      refuseAmount(currency, amount)
      const id = `cs_test_${sessions.size + 1}`
      const session: StripeSession = {
        id,
        object: 'checkout.session',
        url: `https://checkout.stripe.test/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        client_reference_id: fields['client_reference_id'] ?? null,
        metadata: metadataIn(fields),
        currency,
        amount_total: amount,
        expires_at: Number(fields['expires_at']),
      }
      sessions.set(id, session)
      return session
    },

    sessionWith,

    sessionAt(url) {
      return sessionWith(url?.split('/').at(-1) ?? '')
    },

    pay(id) {
      const session = openSession(id, 'paid')
      move(session, session.amount_total)
      return complete(session, { payment_status: 'paid' })
    },

    payLater: (id) => complete(openSession(id, 'paid'), { payment_status: 'unpaid' }),

    endPayLater(id, end) {
      const session = sessionWith(id)
      if (end === 'failed') return eventOf('checkout.session.async_payment_failed', session)
      move(session, session.amount_total)
      session.payment_status = 'paid'
      return eventOf('checkout.session.async_payment_succeeded', session)
    },

    expire(id) {
      const session = openSession(id, 'expired')
      Object.assign(session, { status: 'expired', url: null })
      return eventOf('checkout.session.expired', session)
    },

    refund(intent, amount, status = 'succeeded') {
      const id = `re_${refunds.size + 1}`
      const refund: StripeRefund = { id, object: 'refund', status, ...ofPayment(intent, amount) }
      refunds.set(id, refund)
      if (status === 'succeeded') move(refund, -amount)
      return eventOf('refund.created', refund)
    },

    changeRefund(id, status) {
      const refund = found(refunds, id, 'refund')
      const wasDone = refund.status === 'succeeded'
      const isDone = status === 'succeeded'
      if (wasDone !== isDone) move(refund, isDone ? -refund.amount : refund.amount)
      refund.status = status
      return eventOf(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
    },

    dispute(intent, amount) {
      const id = `dp_${disputes.size + 1}`
      const dispute: StripeDispute = { id, object: 'dispute', status: 'needs_response', ...ofPayment(intent, amount) }
      disputes.set(id, dispute)
      return eventOf('charge.dispute.created', dispute)
    },

    withdraw(id) {
      const dispute = found(disputes, id, 'dispute')
      move(dispute, -dispute.amount)
      return eventOf('charge.dispute.funds_withdrawn', dispute)
    },

    reinstate(id) {
      const dispute = found(disputes, id, 'dispute')
      move(dispute, dispute.amount)
      return eventOf('charge.dispute.funds_reinstated', dispute)
    },

    closeDispute(id, status) {
      const dispute = found(disputes, id, 'dispute')
      dispute.status = status
      return eventOf('charge.dispute.closed', dispute)
    },

    eventOf,

    balance() {
      const sums = new Map<string, number>()
      for (const { currency, amount } of movements) sums.set(currency, (sums.get(currency) ?? 0) + amount)
      return sums
    },
  }
}

function found<T>(records: ReadonlyMap<string, T>, id: string, kind: string): T {
  const record = records.get(id)
  if (!record) throw missing(kind, id)
  return record
}

function missing(kind: string, id: string): StripeProblem {
  const message = `No such ${kind}: '${id}'`
  return new StripeProblem(404, { type: 'invalid_request_error', code: 'resource_missing', message })
}

function refuseAmount(currency: string, amount: number): void {
  const param = 'line_items[0][price_data][currency]'
  if (!taken.includes(currency)) {
    throw new StripeProblem(400, { type: 'invalid_request_error', message: `Invalid currency: ${currency}.`, param })
  }
  const isFine = ofThreeDecimals.includes(currency) && amount % 10 !== 0
  if (Number.isInteger(amount) && amount > 0 && !isFine) return
  const message = isFine ? 'The last digit of this amount must be 0.' : 'Invalid integer'
  throw new StripeProblem(400, {
    type: 'invalid_request_error',
    message,
    param: 'line_items[0][price_data][unit_amount]',
  })
}

function metadataIn(fields: Record<string, string>): Record<string, string> {
  const named = Object.entries(fields).flatMap(([field, value]) => {
    const name = /^metadata\[(\w+)\]$/.exec(field)?.[1]
    return name === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}
