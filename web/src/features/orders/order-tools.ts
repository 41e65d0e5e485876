/** As which the screen that puts a new order together stands in the address. */
export const newOrderTool = 'newOrder'

/** As which the screen that edits an order stands there, beside `order` with its id. */
export const updateOrderTool = 'updateOrder'
