/** The name in the address of the screen that creates an order. */
export const newOrderTool = 'newOrder'

/** The name in the address of the screen that edits an order, beside `order` with its id. */
export const updateOrderTool = 'updateOrder'

/** The name in the address of the form that places a test order, beside `of` with its venue. */
export const testOrderTool = 'testOrder'

/** The kind of orders and changes in the outbox. */
export const sentOrders = 'orders'
