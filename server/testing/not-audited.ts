const orders = 'It is everyday work, and the log of the order has it.'
const ledger = 'It is everyday work, and the ledger of payments has it.'
const guests = 'Guests call it, and the record that it makes says so.'
const floor = 'It is everyday work of the floor, and the record says who did it.'
const reads = 'It changes nothing.'
const unread = 'It is what somebody has seen on their own screen.'
const prints = 'It is everyday work, and the list of prints has it.'
const postings = 'It is everyday work, and the log of the order has its postings.'
const device = 'It is about the device of one person.'

/** The calls that write past the audit log, each with its reason. */
export const notAudited: Record<string, string> = {
  'create v1/order': orders,
  'create v1/accept/order': orders,
  'create v1/recall/order': orders,
  'create v1/keep/order': orders,
  'create v1/feedback/order': guests,
  'create v1/guest/session': guests,
  'create v1/waiter': guests,
  'create v1/pay/order': ledger,
  'create v1/pay/bill': ledger,
  'create v1/close/bill': ledger,
  'create v1/checkout': ledger,
  'create v1/payments/webhook': ledger,
  'create v1/payments/stripe': ledger,
  'patch v1/waiter': floor,
  'create v1/take/request': floor,
  'create v1/giveBack/request': floor,
  'create v1/undo/request': floor,
  'create v1/tray-out': floor,
  'patch v1/tray-out': floor,
  'create v1/clear/trays': floor,
  'create v1/sold-out': 'It is everyday work of floor and kitchen, and ends by itself.',
  'create v1/check-pos': 'It is everyday work of a point of sale.',
  'patch v1/check-pos': 'It is everyday work of a point of sale.',
  'create v1/claim/receiptorder': prints,
  'create v1/release/receiptorder': prints,
  'create v1/receipt-prints': prints,
  'patch v1/receipt-prints': prints,
  'create v1/print': prints,
  'create v1/printer-test': prints,
  'patch v1/print-jobs': prints,
  'create v1/postToPos': postings,
  'create v1/pos-test': reads,
  'create v1/admin-notifications': reads,
  'create v1/adminnotificationcount': reads,
  'create v1/read/link': reads,
  'create v1/begin/second-factor': 'Nothing changes until the set-up is confirmed.',
  'create v1/begin/required-factor': 'Nothing changes until the set-up is confirmed.',
  'create v1/orderCount': reads,
  'create v1/orderTotals': reads,
  'create v1/receiptOrderCount': reads,
  'create v1/requestcount': reads,
  'create v1/posnotificationcount': reads,
  'create v1/roomWithTrayCount': reads,
  'patch v1/admin-notifications': unread,
  'create v1/markAllAdminNotiAsRead': unread,
  'patch v1/pos-notifications': unread,
  'remove v1/pos-notifications': unread,
  'create v1/markAllPosNotiAsRead': unread,
  'create v1/removeReadPosNoti': unread,
  'create v1/push-subscription': device,
  'remove v1/push-subscription': device,
  'create v1/push-test': device,
  'create v1/upload': 'The record that shows the picture is in the log.',
  'create v1/file/delete': 'Only pictures that no record shows are deleted.',
  'create v1/passphrase/grant':
    'It opens a screen for the person who knows the passphrase; what they then change is in the log.',
  'patch v1/jobs': 'It repeats what somebody else has begun.',
}
