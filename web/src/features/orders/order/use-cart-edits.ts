import { useSessionText } from '#kit/session-text.ts'
import { type CartEdits, type LineEdit, noEdits } from '#features/orders/order/cart-edits.ts'

type UseCartEdits = {
  edits: CartEdits
  editLine: (key: string, edit: LineEdit) => void
  editCovers: (covers: number) => void
  forget: () => void
}

/** The unsaved changes of one order; they outlive a reload of the page. */
export function useCartEdits(orderId: number): UseCartEdits {
  const [text, setText, forget] = useSessionText(`cart:${orderId}`)
  const edits = parsed(text)
  return {
    edits,
    editLine: (key, edit) => setText(JSON.stringify({ ...edits, lines: { ...edits.lines, [key]: edit } })),
    editCovers: (covers) => setText(JSON.stringify({ ...edits, covers })),
    forget,
  }
}

function parsed(text: string): CartEdits {
  if (text === '') return noEdits
  try {
    // Only this hook writes it.
    return JSON.parse(text)
  } catch {
    return noEdits
  }
}
