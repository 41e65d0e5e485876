import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { OrderStatus } from '@brigade/domain/orders/orders.status.ts'
import { callApi, hotelId, Refused } from './brigade.ts'

export type BoardTraffic = {
  /** Places orders and moves them on until this many are open, in all columns. */
  fillTo(count: number): Promise<void>
  /**
   * Makes this many changes a second while a task runs, and counts them. The kinds of change alternate, so that the
   * number of open orders stays the same. It stops and fails if the task or a change fails.
   */
  during<Result>(perSecond: number, work: () => Promise<Result>): Promise<{ result: Result; changes: number }>
}

type OpenStatus = 'incoming' | 'inprogress' | 'ontheway' | 'delivered'
type Step = { from: OpenStatus; to: OrderStatus }

/** The steps of an order; each step makes room for the next order. */
const steps: readonly Step[] = [
  { from: 'incoming', to: 'inprogress' },
  { from: 'inprogress', to: 'ontheway' },
  { from: 'ontheway', to: 'delivered' },
  { from: 'delivered', to: 'completed' },
]

/** The statuses of ten orders on a busy board. */
const mixOfTen: readonly OpenStatus[] = [
  'incoming',
  'inprogress',
  'delivered',
  'incoming',
  'inprogress',
  'incoming',
  'ontheway',
  'inprogress',
  'delivered',
  'incoming',
]

type Settings = { port: number; managerToken: string; guestTokens: string[]; bodies: string[] }

/** Simulates a busy hotel through the API: guests order, staff move the orders on. */
export async function makeBoardTraffic(settings: Settings): Promise<BoardTraffic> {
  const { port, managerToken: token, guestTokens, bodies } = settings
  const queues = await readOpenOrders(port, token)
  let placed = 0

  async function place(): Promise<number> {
    placed += 1
    const body: unknown = JSON.parse(bodies[placed % bodies.length]!)
    const guest = guestTokens[placed % guestTokens.length]!
    const order = await callApi<Order>({ port, method: 'POST', path: '/v1/order', token: guest, body })
    return order.id
  }

  async function move(id: number, to: OrderStatus): Promise<void> {
    if (to === 'inprogress') await callApi({ port, method: 'POST', path: '/v1/accept/order', token, body: { id } })
    else await callApi({ port, method: 'PATCH', path: `/v1/order/${id}`, token, body: { status: to } })
  }

  async function placeTowards(wanted: OpenStatus): Promise<void> {
    const id = await place()
    let status: OrderStatus = 'incoming'
    for (const { from, to } of steps) {
      if (status === wanted) break
      if (status === from) await move(id, to)
      status = to
    }
    queues[wanted].push(id)
  }

  async function moveSome({ from, to }: Step): Promise<void> {
    // A random order moves on: with hundreds open, changes come from all over a column, not only from its top.
    const [id] = queues[from].splice(Math.floor(Math.random() * queues[from].length), 1)
    if (id === undefined) return
    try {
      await move(id, to)
    } catch (thrown) {
      // A colleague at the board was faster: that order is skipped.
      if (thrown instanceof Refused && thrown.status === 409) return
      throw thrown
    }
    if (to in queues) queues[to as OpenStatus].push(id)
  }

  const changes = [async () => void queues.incoming.push(await place()), ...steps.map((step) => () => moveSome(step))]

  return {
    async fillTo(count) {
      const open = Object.values(queues).reduce((sum, queue) => sum + queue.length, 0)
      const wanted = Array.from({ length: Math.max(0, count - open) }, (_, index) => mixOfTen[index % mixOfTen.length]!)
      while (wanted.length > 0) await Promise.all(wanted.splice(0, 20).map(placeTowards))
    },
    async during(perSecond, work) {
      const made: Promise<void>[] = []
      const startedAt = performance.now()
      let timer: NodeJS.Timeout | undefined
      const changeFailed = new Promise<never>((_, reject) => {
        timer = setInterval(() => {
          const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000)
          while (made.length < due) {
            const change = changes[made.length % changes.length]!()
            change.catch(reject)
            made.push(change)
          }
        }, 5)
      })
      try {
        const result = await Promise.race([work(), changeFailed])
        return { result, changes: made.length }
      } finally {
        clearInterval(timer)
        await Promise.allSettled(made)
      }
    },
  }
}

async function readOpenOrders(port: number, token: string): Promise<Record<OpenStatus, number[]>> {
  const queues: Record<OpenStatus, number[]> = { incoming: [], inprogress: [], ontheway: [], delivered: [] }
  for (const status of Object.keys(queues) as OpenStatus[]) {
    const path = `/v1/order?restaurantId=${hotelId}&status=${status}&$sort[createdAt]=1&skipPaginate=true`
    const orders = await callApi<Order[]>({ port, method: 'GET', path, token })
    queues[status] = orders.map(({ id }) => id)
  }
  return queues
}
