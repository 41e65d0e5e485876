import type { Formats } from '#kit/formats.ts'

type SignedMoneyProps = Pick<Formats, 'money'> & { amount: number }

/** An amount that may be below zero, whose sign stands before it in every language. */
export function SignedMoney({ amount, money }: SignedMoneyProps) {
  return amount < 0 ? <bdi dir="ltr">-{money(-amount)}</bdi> : money(amount)
}
