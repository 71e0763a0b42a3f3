;; Blends one plane of a sprite into one plane of a frame, 16 samples at once. blend.ts has the same formula in plain
;; TypeScript, and a test compares both. After a change: npm run build:wasm
(module
  (memory (import "frames" "memory") 1)

  ;; All addresses and sizes are in bytes. $target is where the sprite's upper left sample would be, even if that is
  ;; outside the frame. $rows has for each row the address of its first span, and one more address where the last row
  ;; ends. A span is a part of the row that may be visible: its first column, and the one behind its last. $opacity is 1
  ;; to 256.
  (func (export "blend")
    (param $target i32) (param $stride i32)
    (param $source i32) (param $alpha i32) (param $width i32)
    (param $rows i32)
    (param $left i32) (param $top i32) (param $right i32) (param $bottom i32)
    (param $opacity i32)
    (local $row i32) (local $span i32) (local $end i32)
    (local $from i32) (local $to i32) (local $shift i32)
    (local $covers v128) (local $below v128) (local $above v128)

    (local.set $row (local.get $top))
    (block $done (loop $each_row
      (br_if $done (i32.ge_s (local.get $row) (local.get $bottom)))
      (local.set $span (i32.load (i32.add (local.get $rows) (i32.shl (local.get $row) (i32.const 2)))))
      (local.set $end (i32.load offset=4 (i32.add (local.get $rows) (i32.shl (local.get $row) (i32.const 2)))))
      (block $row_done (loop $each_span
        (br_if $row_done (i32.ge_u (local.get $span) (local.get $end)))
        (local.set $from (call $greater (i32.load (local.get $span)) (local.get $left)))
        (local.set $to (call $less (i32.load offset=4 (local.get $span)) (local.get $right)))
        (local.set $span (i32.add (local.get $span) (i32.const 8)))
        (br_if $each_span (i32.ge_s (local.get $from) (local.get $to)))
        ;; From now on $from and $to are places in the sprite's plane, and $shift leads from there to the frame.
        (local.set $shift
          (i32.add (local.get $target) (i32.mul (local.get $row) (i32.sub (local.get $stride) (local.get $width)))))
        (local.set $from (i32.add (local.get $from) (i32.mul (local.get $row) (local.get $width))))
        (local.set $to (i32.add (local.get $to) (i32.mul (local.get $row) (local.get $width))))
        (loop $each_chunk
          (local.set $covers (v128.load (i32.add (local.get $alpha) (local.get $from))))
          ;; What the last chunk has after the span's end is transparent.
          (if (i32.lt_s (i32.sub (local.get $to) (local.get $from)) (i32.const 16)) (then
            (local.set $covers (v128.and (local.get $covers)
              (i8x16.lt_u
                (v128.const i8x16 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)
                (i8x16.splat (i32.sub (local.get $to) (local.get $from))))))))
          (local.set $above (v128.load (i32.add (local.get $source) (local.get $from))))
          (local.set $below (v128.load (i32.add (local.get $shift) (local.get $from))))
          (v128.store (i32.add (local.get $shift) (local.get $from))
            (if (result v128) (i32.and
              (i32.eq (local.get $opacity) (i32.const 256))
              (i8x16.all_true (i8x16.eq (local.get $covers) (i8x16.splat (i32.const 255)))))
              ;; Most samples inside a sprite replace the frame.
              (then (local.get $above))
              (else (i8x16.narrow_i16x8_u
                (call $mix
                  (i16x8.extend_low_i8x16_u (local.get $below))
                  (i16x8.extend_low_i8x16_u (local.get $above))
                  (call $cover (i16x8.extend_low_i8x16_u (local.get $covers)) (local.get $opacity)))
                (call $mix
                  (i16x8.extend_high_i8x16_u (local.get $below))
                  (i16x8.extend_high_i8x16_u (local.get $above))
                  (call $cover (i16x8.extend_high_i8x16_u (local.get $covers)) (local.get $opacity)))))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br_if $each_chunk (i32.lt_s (local.get $from) (local.get $to))))
        (br $each_span)))
      (local.set $row (i32.add (local.get $row) (i32.const 1)))
      (br $each_row))))

  ;; Copies a rectangle of $width, at least 16, and $rows samples between two planes whose rows have $stride samples.
  (func (export "copy")
    (param $target i32) (param $source i32) (param $stride i32) (param $width i32) (param $rows i32)
    (local $at i32)
    (block $done (loop $each_row
      (br_if $done (i32.eqz (local.get $rows)))
      (local.set $at (i32.const 0))
      (block $row_done (loop $each_chunk
        (br_if $row_done (i32.ge_s (local.get $at) (i32.sub (local.get $width) (i32.const 16))))
        (v128.store (i32.add (local.get $target) (local.get $at))
          (v128.load (i32.add (local.get $source) (local.get $at))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br $each_chunk)))
      ;; The last chunk ends where the row ends, and may copy samples of the chunk before again.
      (local.set $at (i32.sub (local.get $width) (i32.const 16)))
      (v128.store (i32.add (local.get $target) (local.get $at))
        (v128.load (i32.add (local.get $source) (local.get $at))))
      (local.set $target (i32.add (local.get $target) (local.get $stride)))
      (local.set $source (i32.add (local.get $source) (local.get $stride)))
      (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
      (br $each_row))))

  ;; (alpha * 257 >> 1) * opacity + 128 >> 8, which is 32,767 where a sample replaces the frame. `q15mulr` multiplies
  ;; fractions of 15 bits and rounds.
  (func $cover (param $alpha v128) (param $opacity i32) (result v128)
    (local.set $alpha
      (v128.or (i16x8.shl (local.get $alpha) (i32.const 7)) (i16x8.shr_u (local.get $alpha) (i32.const 1))))
    (if (result v128) (i32.eq (local.get $opacity) (i32.const 256))
      (then (local.get $alpha))
      (else (i16x8.q15mulr_sat_s
        (local.get $alpha)
        (i16x8.splat (i32.shl (local.get $opacity) (i32.const 7)))))))

  ;; below + ((above - below) * cover + 16384 >> 15)
  (func $mix (param $below v128) (param $above v128) (param $cover v128) (result v128)
    (i16x8.add
      (local.get $below)
      (i16x8.q15mulr_sat_s (i16x8.sub (local.get $above) (local.get $below)) (local.get $cover))))

  (func $greater (param $one i32) (param $other i32) (result i32)
    (select (local.get $one) (local.get $other) (i32.gt_s (local.get $one) (local.get $other))))

  (func $less (param $one i32) (param $other i32) (result i32)
    (select (local.get $one) (local.get $other) (i32.lt_s (local.get $one) (local.get $other)))))
