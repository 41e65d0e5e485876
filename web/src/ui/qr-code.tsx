import { QRCode } from 'antd'

type QrCodeProps = {
  value: string
  /** What it is the code of, for people who can't see it. */
  label: string
  /** In pixels. */
  size: number
}

/** Cameras find a code by the white around it, four of its squares wide. */
const whiteAround = 4

/** A code for the camera of a phone: black on white, whatever the theme. */
export function QrCode({ value, label, size }: QrCodeProps) {
  return (
    <QRCode
      type="svg"
      size={size}
      marginSize={whiteAround}
      bordered={false}
      color="#000"
      bgColor="#fff"
      value={value}
      aria-label={label}
    />
  )
}
