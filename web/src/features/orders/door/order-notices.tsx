import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import { type ComponentType, lazy, Suspense } from 'react'

type NoticeProps = { order: Order }

const notices: ComponentType<NoticeProps>[] = []

/** Lets a later feature say something at the top of the order page, such as that the guest wants to cancel. */
export function registerOrderNotice(load: () => Promise<ComponentType<NoticeProps>>): void {
  notices.push(lazy(async () => ({ default: await load() })))
}

export function OrderNotices({ order }: NoticeProps) {
  return notices.map((Notice, index) => (
    <Suspense key={index}>
      <Notice order={order} />
    </Suspense>
  ))
}
