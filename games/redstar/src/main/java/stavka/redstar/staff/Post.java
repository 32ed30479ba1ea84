package stavka.redstar.staff;

/** What a counter that does not fight is worth, hex by hex. */
interface Post {
  double worth(int hex);
}
