/** As which the screen that edits an order stands in the address, beside `order` with its id. */
export const updateOrderTool = 'updateOrder'
