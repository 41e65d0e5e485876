export const words = {
  popups: {
    label: 'Requests',
    more_one: '{{count}} more request waits',
    more_other: '{{count}} more requests wait',
    view: 'View',
    take: 'I’ll take it',
    title: { kitchen: 'Kitchen Request', orderCancellation: 'Order Cancellation' },
    text: {
      kitchen: 'order #{{orderId}} for {{table}} is ready in Kitchen!',
      orderCancellation: '{{table}} asks to cancel order #{{orderId}}.',
    },
  },
  notice: {
    title: 'Order Cancellation',
    asked: 'The guest asked at {{time}} to cancel this order.',
    decide: 'Cancel it, or resolve the request and carry on.',
    seen: '{{who}} has seen it; the order still stands.',
    somebody: 'Somebody',
    resolve: 'Resolve',
  },
}
