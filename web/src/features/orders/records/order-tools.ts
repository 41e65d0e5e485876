/** The name in the address of the screen that creates an order. */
export const newOrderTool = 'newOrder'

/** The name in the address of the screen that edits an order, beside `order` with its id. */
export const updateOrderTool = 'updateOrder'

/** The kind of orders and changes in the outbox. */
export const sentOrders = 'orders'
