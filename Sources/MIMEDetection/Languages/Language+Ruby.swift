/// Perl, Ruby and Crystal, which share much of their manner.
extension Language {
    static let ruby = [
        // https://docs.ruby-lang.org/en/master/syntax_rdoc.html
        Language(
            type: "application/x-ruby", comments: "# =begin",
            lines: #"""
                5 require '~*'~$
                4 require "~*"~$
                9 require_relative ~q
                4 def ~i~$
                9 def self.~i
                9 class ~n < ~u
                2 class ~u~$
                4 module ~u~$
                6 module ~u::~u~$
                3 end~$
                2  end~$
                4  def ~i~$
                9  def self.~i
                9  attr_accessor :~i
                9  attr_reader :~i
                9 # frozen_string_literal: ~i
                4 puts ~q
                5  puts "
                10 source 'https://rubygems.org'
                10 source "https://rubygems.org"
                10 Gem::Specification.new
                6 gem ~q
                4  include ~u~$
                4  @~i = ~*
                3  elsif ~*
                9 describe ~q do~$
                5  module ~u~$
                5  class ~u < ~u
                9 require 'rake~*
                8 Rake::TestTask.new
                8 task default: ~*
                8 task :default => ~*
                6 task :~i~*
                5 namespace :~i do~$
                10 Rails.application.~*
                10 RSpec.describe ~*
                10 RSpec.configure ~*
                9 ActiveRecord::Schema~*
                5  resources :~i
                5  it '~*' do~$
                5  it "~*" do~$
                5 Vagrant.configure(
                4  VERSION = ~q
                2  class ~u~$
                3  def ~i(~*)~$
                5 class ~n::~n~$
                8 class ~u # :nodoc:
                8  class ~u # :nodoc:
                8 module ~u # :nodoc:
                4  raise ~u, "~*
                5  alias_method :~*
                0  def ~i: ~*
                0  def self.~i: ~*
                0  def ~i[~*
                """#),
        // https://crystal-lang.org/reference
        Language(
            type: "text/x-crystal", base: "application/x-ruby", comments: "#",
            lines: #"""
                8  property ~i : ~u
                8  getter ~i : ~u
                8  def ~i(~*) : ~u
                8  def ~i : ~u
                8 def ~i(~*) : ~u
                7 require "http/server"
                6 struct ~u~$
                6 lib ~u~$
                7  property ~i~*
                6  getter ~i~*
                8  getter? ~i~*
                6  setter ~i~*
                8  property? ~i~*
                7  def ~i(~*) : ~*
                7  def ~i(~* : ~u
                7  def self.~i(~* : ~*
                7  def self.~i : ~*
                8 @[~u~*
                8  @[~u~*
                8 abstract class ~u
                9 abstract struct ~u
                9 struct ~u < ~u
                6  struct ~u~$
                8 record ~u, ~*
                7 alias ~u = ~*
                6 macro ~i~*
                6  macro ~i~*
                9  abstract def ~i
                8 annotation ~u
                8 fun ~i = ~*
                8  fun ~i = ~*
                8  fun ~i(~*) : ~*
                5 require "./~*
                3 require "../~*
                5  alias ~u = ~*
                6  enum ~u~$
                5 enum ~u~$
                6  include ~u(~*
                6 class ~u(~u)~*
                7 {% if flag?(~*
                5  {% if flag?(~*
                7 {% begin %}~$
                0 def ~i: ~*
                0  def ~i: ~*
                """#),
        // https://perldoc.perl.org/perlsyn
        Language(
            type: "application/x-perl", comments: "# =",
            lines: #"""
                8 use strict;~$
                7 use warnings
                6 no warnings ~*
                6 package ~n::~n;~$
                4 package ~n;~$
                6 sub ~i {~$
                4 sub ~i~$
                9 my (~*) = @_;~$
                9  my (~*) = @_;~$
                9  my $~i = shift
                6 my $~i = ~>;
                6 my @~i = ~*
                6 my %~i = ~*
                5  my $~i
                9 our $VERSION = ~*
                8 our @~i = ~*
                9 use ~n qw(
                9 use ~n qw/
                6 use ~i::~n;~$
                4 use ~n;~$
                6 require ~i::~n;~$
                4 require '~*';~$
                4 require "~*";~$
                3 1;~$
                4 __END__~$
                6 =head1 ~u
                4 =cut~$
                4 =pod~$
                9 foreach my $~i (~*
                9  foreach my $~i (~*
                6  return $self
                5 print STDERR ~*
                5 print "~>";
                6 @ISA = ~*
                6 return <<'~i';~$
                4 # !!!!!!!
                6 eval 'sub ~i
                6 unless(defined(
                3 =over ~d
                3 =back~$
                3 =item ~*
                4 =head2 ~*
                6 =encoding ~n
                5 =head1 NAME~$
                5 =begin ~i~$
                """#),
    ]
}
