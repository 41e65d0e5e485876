export { refuseWaiting } from '../records/order-problems.ts'
