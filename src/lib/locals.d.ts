declare namespace App {
  interface Locals {
    /** Set by the live preview only. */
    shownForm?: import('./shownFields').ShownForm | undefined;
  }
}
