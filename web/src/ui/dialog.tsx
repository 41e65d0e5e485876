import { Modal, type ModalProps } from '#ui/modal.tsx'
import styles from '#ui/dialog.module.css'

/** Renders a modal in the middle of the window, as large as its content: for a question, or something short. */
export function Dialog(props: ModalProps) {
  return <Modal kind="dialog" look={styles} {...props} />
}
