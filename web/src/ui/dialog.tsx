import { Modal, type ModalProps } from '#ui/modal.tsx'
import styles from '#ui/dialog.module.css'

/** In the middle of the window, as large as what it says: for a question, or something short. */
export function Dialog(props: ModalProps) {
  return <Modal look={styles} {...props} />
}
