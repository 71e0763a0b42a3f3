/** The package ships no declarations. These are the parts that the tests use. */
declare module 'dns-packet' {
  export interface Question {
    name: string;
    type: string;
  }
  export interface Record extends Question {
    ttl: number;
    data: string;
  }
  export interface Packet {
    id?: number;
    type: 'query' | 'response';
    /** Bits of the header. The lowest four are the response code. */
    flags?: number;
    questions?: Question[];
    answers?: Record[];
  }
  export const AUTHORITATIVE_ANSWER: number;
  export const RECURSION_AVAILABLE: number;
  export const decode: (bytes: Uint8Array) => Packet;
  export const encode: (packet: Packet) => Buffer;
}
