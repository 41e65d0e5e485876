import type { Order } from '@brigade/domain/orders/orders.schema.ts'
import type { ComponentType } from 'react'
import type { Formats } from '#kit/formats.ts'

/** `formats` are those of the order's venue. */
export type OrderNoticeProps = { order: Order; formats: Formats }

type LoadNotice = () => Promise<ComponentType<OrderNoticeProps>>

const notices: LoadNotice[] = []

/** Lets a later feature say something at the top of the order page, such as that the guest wants to cancel. */
export function registerOrderNotice(load: LoadNotice): void {
  notices.push(load)
}

export function registeredOrderNotices(): readonly LoadNotice[] {
  return notices
}
